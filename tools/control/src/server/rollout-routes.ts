import type { FastifyInstance } from 'fastify';
import { ROLLOUTS_PATH } from '../pages/rollout-address';
import { chosenRollout, readRolloutHealth } from '../rollouts/rollout-health';
import { RENEW_SECONDS, rolloutPage } from '../rollouts/rollout-page';
import { show } from './show';
import type { Desk } from './visit';

/** How rollouts do, over time. */
export function rolloutRoutes(app: FastifyInstance, desk: Desk): void {
  const { site } = desk;
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(ROLLOUTS_PATH, (request, reply) =>
    show(desk, request, reply, async ({ viewer }) => {
      const named = (name: string): string | undefined => {
        const value = request.query[name];
        return typeof value === 'string' ? value : undefined;
      };
      const [{ map, merchants }, now] = [await site.state(), new Date()];
      const codes = Object.keys(merchants);
      const question = { rollout: named('rollout'), merchant: named('merchant') };
      const choice = chosenRollout(map, codes, question);
      if (choice === null && (question.rollout ?? question.merchant) !== undefined) return null;
      const shown = choice && {
        ...choice,
        health: await readRolloutHealth(map, codes, choice, () => site.healthSource(), now),
      };
      const isRenewed = named('renew') !== undefined;
      // Only for whoever chose it: a page that renews itself unasked takes away what somebody reads.
      if (isRenewed) reply.header('Refresh', String(RENEW_SECONDS));
      const content = rolloutPage({ map, shown, now, isRenewed, viewer });
      return { title: 'Rollouts', content, place: ROLLOUTS_PATH };
    }),
  );
}
