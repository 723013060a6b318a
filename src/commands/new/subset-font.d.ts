// The package has no types; these cover the options in use.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'truetype' | 'woff2'
      variationAxes: Record<string, number | {min: number; max: number}>
      preserveNameIds?: number[]
    },
  ): Promise<Buffer>
}
