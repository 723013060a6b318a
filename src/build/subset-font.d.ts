// The package comes without types; these are of the part that is used.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {targetFormat: 'truetype' | 'woff2'; variationAxes: Record<string, number>},
  ): Promise<Buffer>
}
