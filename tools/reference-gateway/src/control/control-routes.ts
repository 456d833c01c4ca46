import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { issueFields } from '../app/request-fields';
import { captchaSolution, CAPTCHA_COOKIE } from '../captcha/captchas';
import {
  CONTROL_PATHS,
  scenarioRequestSchema,
  type CaptchaReply,
  type LogReply,
  type MailsReply,
  type RequestsReply,
  type SmsReply,
} from '../control-api';
import type { Store } from '../db/store';
import { nationalNumber } from '../app/members';
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
  readonly mobile: string;
  readonly dialing_code: string;
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
    const mobile = nationalNumber(request.query.mobileNum ?? '');
    const rows = store.all<SmsRow>("SELECT * FROM sms_codes WHERE ? IN ('', mobile) ORDER BY id DESC", mobile);
    return {
      messages: rows.map((row) => ({
        mobileNum: row.mobile,
        countryDialingCode: row.dialing_code,
        purpose: row.purpose,
        code: row.code,
        sentAt: row.sent_at,
      })),
    };
  });
  app.get<{ Querystring: { address?: string } }>(CONTROL_PATHS.mails, (request): MailsReply => ({
    mails: store.all<MailsReply['mails'][number]>(
      "SELECT address, purpose, secret, sent_at AS sentAt FROM mails WHERE ? IN ('', address) ORDER BY id DESC",
      request.query.address ?? '',
    ),
  }));
  app.get(CONTROL_PATHS.log, (): LogReply => ({ lines: recorder.lines() }));
  app.get(CONTROL_PATHS.captcha, (request): CaptchaReply => ({
    solution: captchaSolution(store, request.cookies[CAPTCHA_COOKIE]),
  }));
}
