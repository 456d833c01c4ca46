import { request } from 'node:http';

/** What a site answered. */
export interface PostAnswer {
  readonly status: number;
  readonly text: string;
}

/** Posts a text from one of this machine's own addresses, each of which is another client to the site. */
export function postFrom(localAddress: string, url: string, body: string): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'text/plain', Connection: 'close' };
    const sent = request(url, { method: 'POST', localAddress, family: 4, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
