import { act } from '@testing-library/react';
import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { AGENT, OTHERS } from '../testing/agent-site';
import { useAgent } from './use-agent';

const agentOf = (session: typeof AGENT) => {
  const context = fakeContext({ name: 'mfe-agent', session });
  return { context, ...renderHookInSite(useAgent, { context }) };
};

test('is the session of an agent, until that ends', () => {
  const { context, result } = agentOf(AGENT);
  expect(result.current).toBe(AGENT);
  act(() => context.setSession({ status: 'visitor' }));
  expect(result.current).toBeUndefined();
});

test.each(OTHERS)('a %s is none', (_name, session) => {
  expect(agentOf(session).result.current).toBeUndefined();
});
