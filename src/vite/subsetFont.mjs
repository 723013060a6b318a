// Runs beside the build, in a process of its own: cutting the font keeps a processor busy for a while.
import subsetFont from 'subset-font'

process.once('message', async ({font, letters, options}) => {
  process.send?.(await subsetFont(Buffer.from(font), letters, options))
  process.disconnect()
})
