/**
 * The router as screens see it: one copy for the whole page, provided by the host. Only what screens use is
 * named here, so that the rest of the library is not shipped.
 */
export {
  BrowserRouter,
  Link,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useSearchParams,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';
