import { fixtureSite, type FixtureSite } from 'release-cli/test-support/fixture-site';
import type { EnvironmentSettings } from 'release-cli/settings/settings';
import type { FixtureOptions } from 'release-cli/test-support/fixture-dist';
import { startDelivery, type Delivery, type DeliveryOptions } from '../server';

export interface DeliveredSite extends FixtureSite, Delivery {}

const running: Delivery[] = [];

/** A made-up site served on free ports; {@link closeAll} ends it. */
export async function deliveredSite(
  options: Partial<DeliveryOptions> = {},
  settings?: EnvironmentSettings,
  host?: FixtureOptions,
): Promise<DeliveredSite> {
  const site = await fixtureSite(settings, host);
  const delivery = await startDelivery({
    store: site.store,
    environment: 'production',
    port: 0,
    gatewayUrl: 'http://127.0.0.1:9',
    defaultMerchant: 'aurora',
    ...options,
  });
  running.push(delivery);
  return { ...site, ...delivery };
}

/** Stops every site of a test. */
export async function closeAll(): Promise<void> {
  await Promise.all(running.splice(0).map((delivery) => delivery.close()));
}
