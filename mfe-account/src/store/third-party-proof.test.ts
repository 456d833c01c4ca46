import { act, renderHook } from '@testing-library/react';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { forgetProof, forgetProofWithSession, heldProof, holdProof, useHeldProof } from './third-party-proof';

const PROOF = { channel: 'google', idToken: 'some-id-token' } as const;

afterEach(() => act(forgetProof));

test('is held on the page, and nowhere else', () => {
  holdProof(PROOF);
  expect(heldProof()).toBe(PROOF);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(PROOF.idToken);
  forgetProof();
  expect(heldProof()).toBeNull();
});

test('is followed by what shows it', () => {
  const { result } = renderHook(useHeldProof);
  expect(result.current).toBeNull();
  act(() => holdProof(PROOF));
  expect(result.current).toBe(PROOF);
  act(forgetProof);
  expect(result.current).toBeNull();
});

test('ends when somebody has signed in, and not when somebody leaves', () => {
  const { events, tell } = fakeContext({ name: 'mfe-account' });
  const stop = forgetProofWithSession(events);
  holdProof(PROOF);
  tell('session.changed', { state: { status: 'visitor' } });
  expect(heldProof()).toBe(PROOF);
  tell('session.changed', { state: SOME_MEMBER });
  expect(heldProof()).toBeNull();
  stop();
  holdProof(PROOF);
  tell('session.changed', { state: SOME_MEMBER });
  expect(heldProof()).toBe(PROOF);
});
