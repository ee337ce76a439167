import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Ban from 'lucide-react/icons/ban';
import Battery from 'lucide-react/icons/battery';
import Bed from 'lucide-react/icons/bed';
import Bell from 'lucide-react/icons/bell';
import Building2 from 'lucide-react/icons/building-2';
import Camera from 'lucide-react/icons/camera';
import Car from 'lucide-react/icons/car';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import Cpu from 'lucide-react/icons/cpu';
import Droplet from 'lucide-react/icons/droplet';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import File from 'lucide-react/icons/file';
import FileText from 'lucide-react/icons/file-text';
import Funnel from 'lucide-react/icons/funnel';
import Gauge from 'lucide-react/icons/gauge';
import Globe from 'lucide-react/icons/globe';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Hotel from 'lucide-react/icons/hotel';
import Image from 'lucide-react/icons/image';
import Key from 'lucide-react/icons/key';
import KeyRound from 'lucide-react/icons/key-round';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import Link from 'lucide-react/icons/link';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import PanelRight from 'lucide-react/icons/panel-right';
import Phone from 'lucide-react/icons/phone';
import Printer from 'lucide-react/icons/printer';
import Plug from 'lucide-react/icons/plug';
import PlugZap from 'lucide-react/icons/plug-zap';
import Power from 'lucide-react/icons/power';
import Rows3 from 'lucide-react/icons/rows-3';
import Save from 'lucide-react/icons/save';
import ScanLine from 'lucide-react/icons/scan-line';
import Send from 'lucide-react/icons/send';
import Shield from 'lucide-react/icons/shield';
import Smartphone from 'lucide-react/icons/smartphone';
import SquareKanban from 'lucide-react/icons/square-kanban';
import Star from 'lucide-react/icons/star';
import Tag from 'lucide-react/icons/tag';
import Thermometer from 'lucide-react/icons/thermometer';
import Undo2 from 'lucide-react/icons/undo-2';
import Unlink from 'lucide-react/icons/unlink';
import Upload from 'lucide-react/icons/upload';
import User from 'lucide-react/icons/user';
import UserPlus from 'lucide-react/icons/user-plus';
import UserX from 'lucide-react/icons/user-x';
import Wifi from 'lucide-react/icons/wifi';
import Wrench from 'lucide-react/icons/wrench';

/** Icons that load when the first of them is rendered. */
export const lazyIcons = {
  'arrow-right': ArrowRight,
  ban: Ban,
  battery: Battery,
  bed: Bed,
  bell: Bell,
  'building-2': Building2,
  camera: Camera,
  car: Car,
  chart: ChartColumn,
  'chevron-up': ChevronUp,
  clock: Clock,
  copy: Copy,
  cpu: Cpu,
  droplet: Droplet,
  'external-link': ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  file: File,
  'file-text': FileText,
  filter: Funnel,
  gauge: Gauge,
  globe: Globe,
  grip: GripVertical,
  help: CircleQuestionMark,
  hotel: Hotel,
  image: Image,
  kanban: SquareKanban,
  key: Key,
  'key-round': KeyRound,
  keyboard: Keyboard,
  languages: Languages,
  link: Link,
  lock: Lock,
  'lock-open': LockOpen,
  mail: Mail,
  'map-pin': MapPin,
  'more-vertical': EllipsisVertical,
  package: Package,
  'panel-right': PanelRight,
  phone: Phone,
  printer: Printer,
  plug: Plug,
  'plug-zap': PlugZap,
  power: Power,
  rows: Rows3,
  save: Save,
  scan: ScanLine,
  send: Send,
  shield: Shield,
  smartphone: Smartphone,
  star: Star,
  tag: Tag,
  thermometer: Thermometer,
  undo: Undo2,
  unlink: Unlink,
  upload: Upload,
  user: User,
  'user-plus': UserPlus,
  'user-x': UserX,
  wifi: Wifi,
  wrench: Wrench,
} satisfies Record<string, LucideIcon>;
