import type {Item} from '../../../../components/ui/kinds.ts'

interface CurriculumTrackProps {
  /** The track's `id` in `content/tracks.yaml`. */
  track: string
  /** How wide it is. */
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
