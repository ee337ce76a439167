import type { LucideIcon } from 'lucide-react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Bookmark from 'lucide-react/icons/bookmark';
import Building from 'lucide-react/icons/building';
import Calendar from 'lucide-react/icons/calendar';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Columns3 from 'lucide-react/icons/columns-3';
import DoorClosed from 'lucide-react/icons/door-closed';
import DoorOpen from 'lucide-react/icons/door-open';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import List from 'lucide-react/icons/list';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Megaphone from 'lucide-react/icons/megaphone';
import Menu from 'lucide-react/icons/menu';
import Monitor from 'lucide-react/icons/monitor';
import Newspaper from 'lucide-react/icons/newspaper';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import QrCode from 'lucide-react/icons/qr-code';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Router from 'lucide-react/icons/router';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import Ticket from 'lucide-react/icons/ticket';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Users from 'lucide-react/icons/users';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';
import Zap from 'lucide-react/icons/zap';

/** Icons of the layout, the lists and the menu, in the initial bundle. */
export const coreIcons = {
  'alert-triangle': TriangleAlert,
  alert: CircleAlert,
  'arrow-down': ArrowDown,
  'arrow-left': ArrowLeft,
  'arrow-up': ArrowUp,
  bookmark: Bookmark,
  building: Building,
  calendar: Calendar,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevrons-left': ChevronsLeft,
  'chevrons-right': ChevronsRight,
  columns: Columns3,
  'door-closed': DoorClosed,
  'door-open': DoorOpen,
  download: Download,
  'graduation-cap': GraduationCap,
  history: History,
  home: House,
  info: Info,
  list: List,
  'log-in': LogIn,
  'log-out': LogOut,
  megaphone: Megaphone,
  menu: Menu,
  monitor: Monitor,
  more: Ellipsis,
  newspaper: Newspaper,
  pencil: Pencil,
  plus: Plus,
  'qr-code': QrCode,
  refresh: RefreshCw,
  router: Router,
  search: Search,
  settings: Settings,
  sort: ArrowUpDown,
  success: CircleCheck,
  ticket: Ticket,
  trash: Trash2,
  users: Users,
  'wifi-off': WifiOff,
  x: X,
  zap: Zap,
} satisfies Record<string, LucideIcon>;
