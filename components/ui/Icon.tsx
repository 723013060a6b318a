import type {LucideIcon} from 'lucide-react'
import Accessibility from 'lucide-react/icons/accessibility'
import Award from 'lucide-react/icons/award'
import BookOpen from 'lucide-react/icons/book-open'
import Briefcase from 'lucide-react/icons/briefcase'
import Building2 from 'lucide-react/icons/building-2'
import Calendar from 'lucide-react/icons/calendar'
import ChartLine from 'lucide-react/icons/chart-line'
import Clock from 'lucide-react/icons/clock'
import Compass from 'lucide-react/icons/compass'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import HandCoins from 'lucide-react/icons/hand-coins'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import House from 'lucide-react/icons/house'
import Laptop from 'lucide-react/icons/laptop'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Mic from 'lucide-react/icons/mic'
import Phone from 'lucide-react/icons/phone'
import Presentation from 'lucide-react/icons/presentation'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Sparkles from 'lucide-react/icons/sparkles'
import Target from 'lucide-react/icons/target'
import TrendingUp from 'lucide-react/icons/trending-up'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import type {IconName} from '../../content/icons.ts'

// Each icon has its own import path, because lucide's main file would make the build read 2,000 files.
const icons: Record<IconName, LucideIcon> = {
  accessibility: Accessibility,
  award: Award,
  book: BookOpen,
  briefcase: Briefcase,
  building: Building2,
  calendar: Calendar,
  chart: ChartLine,
  clock: Clock,
  compass: Compass,
  graduation: GraduationCap,
  'hand-coins': HandCoins,
  'heart-handshake': HeartHandshake,
  home: House,
  laptop: Laptop,
  mail: Mail,
  'map-pin': MapPin,
  message: MessageCircle,
  mic: Mic,
  phone: Phone,
  presentation: Presentation,
  shield: ShieldCheck,
  sparkles: Sparkles,
  target: Target,
  'trending-up': TrendingUp,
  users: Users,
  wallet: Wallet,
}

/** A small decorative icon, hidden from screen readers: the text beside it says the same. */
export function Icon({name}: {name: IconName}) {
  const Picture = icons[name]
  // Omits `xmlns`, because an `<svg>` inside HTML needs no namespace.
  return <Picture aria-hidden size="1.5em" xmlns={undefined} />
}
