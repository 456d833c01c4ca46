import {
  CONTROL_PATHS,
  type LogReply,
  type MailsReply,
  type OrderEndRequest,
  type RecordedRequest,
  type ScenarioOverrides,
  type SmsReply,
} from 'reference-gateway/server/control/control-api';
import { fetchAlone } from './fetch-alone';

/** The gateway's control API, as specs use it. */
export class Control {
  constructor(private readonly url: string) {}

  async reset(): Promise<void> {
    await this.post(CONTROL_PATHS.reset, {});
  }

  /** Replaces answers or fixtures until the scenario of that name is replaced or everything is reset. */
  async scenario(name: string, overrides: ScenarioOverrides): Promise<void> {
    await this.post(CONTROL_PATHS.scenario, { name, overrides });
  }

  async requests(id: string): Promise<readonly RecordedRequest[]> {
    const answer = await fetchAlone(`${this.url}${CONTROL_PATHS.requests}?id=${id}`);
    return ((await answer.json()) as { requests: RecordedRequest[] }).requests;
  }

  async captcha(): Promise<string> {
    const answer = await fetchAlone(`${this.url}${CONTROL_PATHS.captcha}`);
    return ((await answer.json()) as { solution: string }).solution;
  }

  /** What the gateway has logged in this spec. */
  async log(): Promise<readonly string[]> {
    const answer = await fetchAlone(`${this.url}${CONTROL_PATHS.log}`);
    return ((await answer.json()) as LogReply).lines;
  }

  /** The newest code sent to a number. */
  async smsCode(mobileNum: string): Promise<string> {
    const answer = await fetchAlone(`${this.url}${CONTROL_PATHS.sms}?mobileNum=${encodeURIComponent(mobileNum)}`);
    const [newest] = ((await answer.json()) as SmsReply).messages;
    if (newest === undefined) throw new Error(`no code was sent to ${mobileNum}`);
    return newest.code;
  }

  /** The temporary password or the code of the newest mail to an address. */
  async mailedSecret(address: string): Promise<string> {
    const answer = await fetchAlone(`${this.url}${CONTROL_PATHS.mails}?address=${encodeURIComponent(address)}`);
    const [newest] = ((await answer.json()) as MailsReply).mails;
    if (newest === undefined) throw new Error(`no mail went to ${address}`);
    return newest.secret;
  }

  /** What the bank says of an order of money. */
  async endOrder(id: string, end: OrderEndRequest['end']): Promise<void> {
    await this.post(CONTROL_PATHS.orders, { id, end });
  }

  /** A round that a member of aurora plays elsewhere. */
  async play(username: string, stake: number, payout = 0): Promise<void> {
    await this.post(CONTROL_PATHS.play, { username, stake, payout });
  }

  private async post(path: string, body: unknown): Promise<void> {
    const answer = await fetchAlone(`${this.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  }
}
