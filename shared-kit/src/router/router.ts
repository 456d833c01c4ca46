/**
 * The router as screens see it: one copy for the whole page, provided by the host. Only what screens use is
 * named here, so that the rest of the library is not shipped.
 */
export {
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';
export { HeldLocation } from './held-location';
export { historyPlace, type HistoryPlace } from './history-place';
export { Link, type LinkProps } from './link';
export { isPlainPress } from './plain-press';
export { SiteRouter } from './site-router';
export type { SiteHistory } from './site-history';
