import BadgePercent from 'lucide-react/icons/badge-percent';
import Calendar from 'lucide-react/icons/calendar';
import Camera from 'lucide-react/icons/camera';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import CreditCard from 'lucide-react/icons/credit-card';
import Globe from 'lucide-react/icons/globe';
import HandCoins from 'lucide-react/icons/hand-coins';
import History from 'lucide-react/icons/history';
import Picture from 'lucide-react/icons/image';
import KeyRound from 'lucide-react/icons/key-round';
import Link from 'lucide-react/icons/link';
import Lock from 'lucide-react/icons/lock';
import Megaphone from 'lucide-react/icons/megaphone';
import Minus from 'lucide-react/icons/minus';
import Moon from 'lucide-react/icons/moon';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import QrCode from 'lucide-react/icons/qr-code';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import Share2 from 'lucide-react/icons/share-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Sun from 'lucide-react/icons/sun';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Upload from 'lucide-react/icons/upload';
import Users from 'lucide-react/icons/users';
import Trophy from 'lucide-react/icons/trophy';
import Crown from 'lucide-react/icons/crown';
import Mail from 'lucide-react/icons/mail';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { FacebookSign, GoogleSign, TelegramSign } from './brand-signs';
import { iconTable } from './drawn-icon';

/** What only some screens show; comes with the first of them. */
export const FURTHER_ICONS = iconTable({
  sliders: SlidersHorizontal,
  card: CreditCard,
  coins: HandCoins,
  percent: BadgePercent,
  megaphone: Megaphone,
  send: Send,
  users: Users,
  settings: Settings,
  globe: Globe,
  sun: Sun,
  moon: Moon,
  play: Play,
  pause: Pause,
  upload: Upload,
  camera: Camera,
  picture: Picture,
  'chevron-up': ChevronUp,
  plus: Plus,
  minus: Minus,
  warning: TriangleAlert,
  copy: Copy,
  edit: Pencil,
  trash: Trash2,
  share: Share2,
  shield: ShieldCheck,
  clock: Clock,
  history: History,
  calendar: Calendar,
  chart: ChartColumn,
  phone: Phone,
  lock: Lock,
  key: KeyRound,
  link: Link,
  'qr-code': QrCode,
  trophy: Trophy,
  crown: Crown,
  mail: Mail,
  help: CircleQuestionMark,
  facebook: FacebookSign,
  google: GoogleSign,
  telegram: TelegramSign,
});
