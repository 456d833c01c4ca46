import { CONTROL_PATHS, type RecordedRequest, type ScenarioOverrides } from 'reference-gateway/control-api';

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
    const answer = await fetch(`${this.url}${CONTROL_PATHS.requests}?id=${id}`);
    return ((await answer.json()) as { requests: RecordedRequest[] }).requests;
  }

  async captcha(): Promise<string> {
    const answer = await fetch(`${this.url}${CONTROL_PATHS.captcha}`);
    return ((await answer.json()) as { solution: string }).solution;
  }

  private async post(path: string, body: unknown): Promise<void> {
    const answer = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  }
}
