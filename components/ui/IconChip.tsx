import {css} from '@emotion/react'
import type {IconName} from '../../content/icons.ts'
import {color, dodecagon, forcedColors, translucent} from '../theme.ts'
import {Icon} from './Icon.tsx'

interface IconChipProps {
  icon: IconName
  /** The colour of the coin behind the icon. */
  colour?: 'primary' | 'mulberry' | 'brass'
  /** `small` is for use beside a line of text. */
  size?: 'large' | 'small'
}

/** An icon on a twelve-sided coin. */
export function IconChip({icon, colour = 'primary', size = 'large'}: IconChipProps) {
  return (
    <span aria-hidden="true" css={[styles.coin, styles[colour], styles[size]]}>
      <Icon name={icon} />
    </span>
  )
}

const styles = {
  coin: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    clipPath: dodecagon,
    background: 'radial-gradient(circle, transparent 53%, var(--rim) 54% 58%, transparent 59%), var(--face)',
    [forcedColors]: {forcedColorAdjust: 'none'},
  }),
  primary: css({
    '--face': color('primary'),
    '--rim': translucent('onPrimary', 35),
    color: color('onPrimary'),
  }),
  mulberry: css({
    '--face': color('mulberry'),
    '--rim': translucent('onMulberry', 35),
    color: color('onMulberry'),
  }),
  brass: css({'--face': color('brass'), '--rim': color('coinDark'), color: color('onBrass')}),
  large: css({width: '4.75rem', height: '4.75rem', '& svg': {width: '2.125rem', height: '2.125rem'}}),
  small: css({width: '3rem', height: '3rem', '& svg': {width: '1.35rem', height: '1.35rem'}}),
}
