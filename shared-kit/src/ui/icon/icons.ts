import ArrowLeft from 'lucide-react/icons/arrow-left';
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up';
import Bell from 'lucide-react/icons/bell';
import Bird from 'lucide-react/icons/bird';
import Check from 'lucide-react/icons/check';
import Cherry from 'lucide-react/icons/cherry';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Dices from 'lucide-react/icons/dices';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Fish from 'lucide-react/icons/fish';
import Flame from 'lucide-react/icons/flame';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Gem from 'lucide-react/icons/gem';
import Gift from 'lucide-react/icons/gift';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import Headset from 'lucide-react/icons/headset';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import ListFilter from 'lucide-react/icons/list-filter';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import MessageCircle from 'lucide-react/icons/message-circle';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Search from 'lucide-react/icons/search';
import Spade from 'lucide-react/icons/spade';
import Sparkles from 'lucide-react/icons/sparkles';
import Star from 'lucide-react/icons/star';
import Ticket from 'lucide-react/icons/ticket';
import Tv from 'lucide-react/icons/tv';
import User from 'lucide-react/icons/user';
import UserPlus from 'lucide-react/icons/user-plus';
import Volleyball from 'lucide-react/icons/volleyball';
import Volume2 from 'lucide-react/icons/volume-2';
import Wallet from 'lucide-react/icons/wallet';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';
import { iconTable } from '../drawings/drawn-icon';

/** What the frame of the site, its home and every error need: there from the start. */
export const ICONS = iconTable({
  home: House,
  menu: Menu,
  back: ArrowLeft,
  close: X,
  search: Search,
  star: Star,
  'star-filled': Star,
  filter: ListFilter,
  wallet: Wallet,
  deposit: BanknoteArrowDown,
  withdraw: BanknoteArrowUp,
  eye: Eye,
  'eye-off': EyeOff,
  refresh: RefreshCw,
  gift: Gift,
  bell: Bell,
  speaker: Volume2,
  chat: MessageCircle,
  headset: Headset,
  user: User,
  'user-plus': UserPlus,
  flame: Flame,
  sparkles: Sparkles,
  gem: Gem,
  dice: Dices,
  slots: Cherry,
  fish: Fish,
  cards: Spade,
  ball: Volleyball,
  gamepad: Gamepad2,
  rooster: Bird,
  ticket: Ticket,
  bingo: Grid3x3,
  live: Tv,
  'chevron-right': ChevronRight,
  'chevron-left': ChevronLeft,
  'chevron-down': ChevronDown,
  check: Check,
  success: CircleCheck,
  fail: CircleX,
  alert: CircleAlert,
  info: Info,
  offline: WifiOff,
  download: Download,
  logout: LogOut,
});
