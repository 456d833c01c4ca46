import type { SignInRequest, SignInResult } from 'shared-contracts/session/session-requests';
import type { FakeContext } from 'test-kit/fake-context';

type Context = FakeContext<'mfe-account'>;

/** A refusal of a sign-in by its code. */
export function refusal(code: string, needsCaptcha = false): SignInResult {
  return { ok: false, needsCaptcha, failure: { kind: 'rejected', code, status: 422, message: '' } };
}

export const ACCEPTED: SignInResult = { ok: true, mustChangePassword: false };

/** A context whose sign-ins are answered in turn, the last answer for ever; with every request that was made. */
export function answering(context: Context, ...answers: readonly SignInResult[]) {
  const asked: SignInRequest[] = [];
  const signIn = async (request: SignInRequest): Promise<SignInResult> => {
    asked.push(request);
    return answers[Math.min(asked.length, answers.length) - 1] ?? ACCEPTED;
  };
  return { context: { ...context, requests: { ...context.requests, signIn } }, asked };
}
