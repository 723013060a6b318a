// Runs beside the build, in a process of its own: cutting the font keeps a processor busy for a while.
import subsetFont from 'subset-font'

process.once('message', async ({font, letters, options}) => {
  const cut = await subsetFont(Buffer.from(font), letters, options)
  // A build that has stopped meanwhile wants no font any more: that is no mistake to tell of.
  process.send?.(cut, () => process.connected && process.disconnect())
})
