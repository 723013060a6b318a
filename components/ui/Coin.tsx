import {css, keyframes} from '@emotion/react'
import skills from '../../content/skills.yaml'
import {motionAllowed, palette} from '../theme.ts'
import {brightness, Facets, mixColours, outlinePath, sideTextPosition} from './Facets.tsx'

const accessibleName = `A twelve-sided coin. Each side is a money skill: ${skills.map(({name}) => toLowerCaseName(name)).join(', ')}.`

/** The home page's picture: a coin with one of the taught skills on each side. */
export function Coin() {
  return (
    <svg viewBox="-300 -300 600 600" role="img" aria-label={accessibleName}>
      <g css={styles.coin}>
        <Facets
          outer={292}
          inner={168}
          fill={(side) => mixColours(palette.coinLight[0], palette.coinDark[0], brightness(side))}
          stroke={palette.spruce[0]}
          strokeWidth={4}
        />
        <g css={styles.skills}>
          {skills.map(({id, name}, side) => (
            <text key={id} {...sideTextPosition(side, 222)}>
              {name}
            </text>
          ))}
        </g>
        <path d={outlinePath(160)} fill={palette.coinShade[0]} />
        <path d={outlinePath(137)} fill={palette.coinFace[0]} />
        <text y="-8" css={styles.pound}>
          £
        </text>
      </g>
    </svg>
  )
}

/** Returns a name in lower case, for use in a sentence. An abbreviation stays in capitals. */
function toLowerCaseName(name: string): string {
  return name === name.toUpperCase() ? name : name.toLowerCase()
}

const lettering = {fontWeight: 700, textAnchor: 'middle', dominantBaseline: 'central'} as const

const turn = keyframes({from: {transform: 'rotate(-30deg)'}})

const styles = {
  // The coin turns once, by one twelfth, because a spinning wheel would suggest a game of chance.
  coin: css({[motionAllowed]: {animation: `${turn} .8s ease-out`}}),
  skills: css({...lettering, fontSize: '24px', fill: palette.onBrass[0]}),
  pound: css({...lettering, fontSize: '190px', fill: palette.spruce[0]}),
}
