// A bot for every game of a Sightline server, written from docs/protocol.md: it does anything that is allowed.
//   node examples/bot.ts 'http://localhost:8080/#/online/<the id of a match with a free seat>'
type Items = { items: number[]; least: number; most: number; caps: number[]; total: number };
type Choice = Items & { verb: string; form: string; each: number; numbers: number[] };
type View = { decision: { way: string; choices: Choice[] } | null; result: { by: string } | null };
type Message = { t: string; id?: string; code: string; seat: number; decision: number; view: View };

const [server, match] = [new URL(process.argv[2]).origin, process.argv[2].split('/').at(-1)];
const guest = await fetch(`${server}/api/auth/sign-in/anonymous`, { method: 'POST' });
const headers = { authorization: `Bearer ${guest.headers.get('set-auth-token')}` };
const seated = await fetch(`${server}/api/matches/${match}/join`, { method: 'POST', headers });
if (!seated.ok) throw new Error(await seated.text());
play();

/** Connects, joins, answers. A broken connection is made anew: the table as it stands then says what is open. */
function play(): void {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/socket`, { headers });
  const say = (message: object) => socket.send(JSON.stringify({ ...message, match }));
  let table: Message; // as it was told last
  let waiting = ''; // the name of the answer that is on its way
  const act = ({ seat, decision, view }: Message) => {
    const asked = view.decision?.way === 'meanwhile' ? null : view.decision;
    waiting = asked ? crypto.randomUUID() : '';
    if (asked) say({ t: 'answer', id: waiting, seat, decision, answers: [answerTo(asked.choices)] });
  };
  socket.onopen = () => say({ t: 'join', id: 'join', full: true });
  socket.onclose = () => setTimeout(play, 500);
  socket.onmessage = ({ data }) => {
    const m: Message = JSON.parse(data);
    const refused = m.t === 'no' && m.id === 'join' ? m.code : '';
    if (!/^(|not-started|not-stored|too-fast)$/.test(refused)) throw new Error(`not let in: ${refused}`);
    if (refused) setTimeout(() => socket.close(), refused === 'too-fast' ? 10_000 : 0); // perhaps later
    if (m.t === 'table' || m.t === 'input') table = m;
    if (table?.view.result) process.exit(); // it is over
    if (table && waiting === '') act(table);
    else if (m.id === waiting) setTimeout(() => act(table), 60); // one may say 20 things a second
  };
}

/** An answer is a verb and numbers; the form of the choice says which numbers. */
function answerTo(choices: Choice[]): (string | number)[] {
  const { verb, form, each, numbers, items, least, most, caps, total } = mixed(choices)[0];
  if (form === 'some') return [verb, ...mixed(items).slice(0, least + Math.random() * (most - least + 1))];
  if (form === 'order') return [verb, ...mixed(items)];
  const any = each && Math.floor((Math.random() * numbers.length) / each) * each; // where an option begins
  if (form !== 'split') return [verb, ...numbers.slice(any, any + each)];
  const parts = mixed(caps.flatMap((cap, bin) => Array<number>(cap).fill(bin))).slice(0, total);
  return [verb, ...caps.map((_, bin) => parts.filter((part) => part === bin).length)];
}
const mixed = <T>(list: T[]): T[] => list.toSorted(() => Math.random() - 0.5);
