import {css} from '@emotion/react'
import {palette} from '../theme.ts'
import {brightness, Facets, mix, outlinePath, sides} from './Facets.tsx'

const skills = [
  'Budget',
  'Save',
  'Bank',
  'Borrow',
  'Credit',
  'Tax',
  'Payslip',
  'Rent',
  'Invest',
  'Pension',
  'CV',
  'Career',
]
const spoken = `A twelve-sided coin. Each side is a money skill: ${skills.map((skill) => (skill === 'CV' ? skill : skill.toLowerCase())).join(', ')}.`

/** The home page's picture: a coin whose sides are the skills that are taught. */
export function Coin() {
  return (
    <svg viewBox="-300 -300 600 600" role="img" aria-label={spoken}>
      <Facets
        outer={292}
        inner={168}
        fill={(side) => mix(palette.coinLight[0], palette.coinDark[0], brightness(side))}
        stroke={palette.spruce[0]}
        strokeWidth={4}
      />
      <g css={styles.skills}>
        {sides.map((side) => {
          const angle = (side * Math.PI) / 6
          const [x, y] = [(222.2 * Math.sin(angle)).toFixed(1), (-222.2 * Math.cos(angle)).toFixed(1)]
          // Words on the lower half are turned round, so that none stands on its head.
          const turn = side > 3 && side < 9 ? side * 30 + 180 : side * 30
          return (
            <text key={side} x={x} y={y} transform={`rotate(${turn % 360} ${x} ${y})`}>
              {skills[side]}
            </text>
          )
        })}
      </g>
      <Facets
        outer={160}
        inner={136}
        // The bevel falls away from the face on every side, and so is darker than it everywhere.
        fill={(side) => mix(palette.coinShade[0], palette.coinFace[0], 0.35 + 0.65 * brightness(side))}
      />
      <path d={outlinePath(137)} fill={palette.coinFace[0]} />
      <text y="-8" css={styles.pound}>
        £
      </text>
    </svg>
  )
}

const lettering = {fontWeight: 700, textAnchor: 'middle', dominantBaseline: 'central'} as const

const styles = {
  skills: css({...lettering, fontSize: '24px', fill: palette.onBrass[0]}),
  pound: css({...lettering, fontSize: '190px', fill: palette.spruce[0]}),
}
