import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { issueFields } from '../../rules/refusal';
import { captchaSolution, CAPTCHA_COOKIE } from '../../rules/captcha/captchas';
import {
  CONTROL_PATHS,
  scenarioRequestSchema,
  type CaptchaReply,
  type LogReply,
  type MailsReply,
  type RequestsReply,
  type SmsReply,
} from './control-api';
import type { Store } from '../../data/store/store';
import { keptPhone } from '../../rules/account/phone';
import { registerMoneyControl } from './money-routes';
import type { Recorder } from './recorder';
import type { Scenarios } from './scenarios';

export interface ControlOptions {
  readonly store: Store;
  readonly clock: () => number;
  readonly scenarios: Scenarios;
  readonly recorder: Recorder;
  /** Back to the state after the first start, scenarios and recorded requests included. */
  readonly reset: () => Promise<void>;
}

interface SmsRow {
  readonly address: string;
  readonly purpose: string;
  readonly code: string;
  readonly sent_at: number;
}

/** Registers the control API; a gateway without `test` never calls this. */
export function registerControl(
  app: FastifyInstance,
  { store, clock, scenarios, recorder, reset }: ControlOptions,
): void {
  registerMoneyControl(app, store, clock);
  app.post(CONTROL_PATHS.reset, async () => {
    await reset();
    return { ok: true };
  });
  app.post(CONTROL_PATHS.scenario, (request, reply) => {
    const parsed = v.safeParse(scenarioRequestSchema, request.body);
    if (!parsed.success) return reply.code(422).send({ ok: false, fields: issueFields(parsed.issues) });
    scenarios.set(parsed.output.name, parsed.output.overrides);
    return reply.send({ ok: true });
  });
  app.get<{ Querystring: { id?: string } }>(CONTROL_PATHS.requests, (request): RequestsReply => ({
    requests: recorder.list(request.query.id),
  }));
  app.get<{ Querystring: { mobileNum?: string } }>(CONTROL_PATHS.sms, (request): SmsReply => {
    const digits = (request.query.mobileNum ?? '').replace(/\D/g, '').replace(/^0+/, '');
    const rows = store.all<SmsRow>("SELECT * FROM codes WHERE address LIKE '+%' || ? ORDER BY id DESC", digits);
    const messages = rows.map(({ address, purpose, code, sent_at: sentAt }) => {
      const phone = keptPhone(address);
      const countryDialingCode = phone?.callingCode ?? '';
      return { mobileNum: phone?.nationalNumber ?? address, countryDialingCode, purpose, code, sentAt };
    });
    const notices = store.all<SmsReply['notices'][number]>(
      "SELECT phone, purpose, sent_at AS sentAt FROM notices WHERE phone LIKE '+%' || ? ORDER BY id DESC",
      digits,
    );
    return { messages, notices };
  });
  app.get<{ Querystring: { address?: string } }>(CONTROL_PATHS.mails, (request): MailsReply => ({
    mails: store.all<MailsReply['mails'][number]>(
      `SELECT address, purpose, secret, sent_at AS sentAt FROM (
         SELECT address, purpose, secret, sent_at FROM mails
         UNION ALL SELECT address, purpose, code, sent_at FROM codes WHERE address LIKE '%@%'
       ) WHERE ? IN ('', address) ORDER BY sent_at DESC`,
      request.query.address ?? '',
    ),
  }));
  app.get(CONTROL_PATHS.log, (): LogReply => ({ lines: recorder.lines() }));
  app.get(CONTROL_PATHS.captcha, (request): CaptchaReply => ({
    solution: captchaSolution(store, request.cookies[CAPTCHA_COOKIE]),
  }));
}
