/**
 * The router as screens see it: one copy for the whole page, provided by the host. Only what screens use is
 * named here, so that the rest of the library is not shipped.
 */
export {
  BrowserRouter,
  useLocation,
  useNavigate,
  useSearchParams,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';
export { HeldLocation } from './held-location';
export { Link, type LinkProps } from './link';
export { isPlainPress } from './plain-press';
export { Navigate, type NavigateProps } from './navigate';
