/** A browser, as far as cookies go: keeps those it is given and shows them everywhere. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async ask(
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const answer = await fetch(new URL(path, this.address), {
      method,
      headers: {
        ...(this.cookies.size === 0 ? {} : { cookie: this.cookie }),
        ...(method === 'GET' ? {} : { origin: new URL(this.address).origin }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  guest = () => this.ask('POST', '/api/auth/sign-in/anonymous', {});
  me = () => this.ask('GET', '/api/me');
  signUp = (email: string, password: string) =>
    this.ask('POST', '/api/auth/sign-up/email', { email, password, name: 'Ann' });
  signIn = (email: string, password: string) =>
    this.ask('POST', '/api/auth/sign-in/email', { email, password });
}
