import { connect } from 'node:net';
import { until } from './waiting.ts';

export interface SlowRequest {
  /** all that was answered once the connection is closed */
  readonly ended: Promise<string>;
  /** Whoever asks has come to the end of it. */
  sendBody(): void;
}

/** Somebody whose request takes its time to arrive: the server has begun to read it. */
export async function slowRequest(address: string): Promise<SlowRequest> {
  const { host, hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const body = '{"name":"Ann"}';
  const head = `POST /api/auth/sign-in/anonymous HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\n`;
  const more = 'content-type: application/json\r\nexpect: 100-continue\r\n';
  socket.write(`${head}${more}content-length: ${body.length}\r\n\r\n`);
  let answer = '';
  const ended = new Promise<string>((done) => {
    socket.on('data', (d) => {
      answer += d.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => done(answer));
  });
  await until(() => answer !== '');
  if (answer !== 'HTTP/1.1 100 Continue\r\n\r\n') throw new Error(`it was answered at once: ${answer}`);
  answer = '';
  return { ended, sendBody: () => void socket.write(body) };
}
