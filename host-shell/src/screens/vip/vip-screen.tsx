import type { ReactNode } from 'react';
import { Link } from 'shared-kit/router';
import { VipClub } from './vip-club';

/** The VIP club inside the site. */
export function VipScreen(): ReactNode {
  return <VipClub Anchor={Link} />;
}
