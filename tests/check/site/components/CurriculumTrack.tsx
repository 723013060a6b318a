interface CurriculumTrackProps {
  /** The track's `id` in `content/tracks.yaml`. */
  track: string
  /** How wide it is. */
  size?: 'small' | 'large'
}

/** One track of the curriculum. */
export function CurriculumTrack({track, size}: CurriculumTrackProps) {
  return (
    <article id={track} data-size={size}>
      {track}
    </article>
  )
}
