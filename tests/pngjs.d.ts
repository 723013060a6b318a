// The package has no types; these cover the part that tests use.
declare module 'pngjs' {
  export class PNG {
    constructor(size: {width: number; height: number})
    width: number
    height: number
    data: Buffer
    static sync: {read(file: Buffer): PNG; write(picture: PNG, options?: {colorType?: number}): Buffer}
    static bitblt(
      from: PNG,
      to: PNG,
      x: number,
      y: number,
      width: number,
      height: number,
      toX: number,
      toY: number,
    ): void
  }
}
