import type {Item} from '../../../../components/ui/kinds.ts'

interface CurriculumTrackProps {
  /** The track's `id` in `content/tracks.yaml`. */
  track: string
  /** The width of the card. */
  size?: 'small' | 'large'
}

/** One track of the curriculum. */
export function CurriculumTrack({track, size}: CurriculumTrackProps): Item {
  return (
    <article id={track} data-size={size}>
      {track}
    </article>
  )
}
