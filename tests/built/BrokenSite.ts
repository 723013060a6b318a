import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join, resolve} from 'node:path'
import {brotliCompressSync, gzipSync} from 'node:zlib'

/** The built site: whole, and never changed. */
const real = resolve(import.meta.dirname, '../../dist')

/** A copy of the built site, to be broken and mended. */
export class BrokenSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'dist-'))
  private touched = new Set<string>()

  constructor() {
    cpSync(real, this.folder, {recursive: true})
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8')
  }

  /** The name of the script whose name begins so. */
  script(start: string): string {
    const names = readdirSync(join(real, 'assets'))
    return `assets/${names.find((name) => name.startsWith(start) && name.endsWith('.js'))}`
  }

  /** Writes a file as it is. */
  writeAlone(name: string, content: string | Buffer) {
    this.touched.add(name)
    mkdirSync(dirname(join(this.folder, name)), {recursive: true})
    writeFileSync(join(this.folder, name), content)
  }

  /** Writes a file and its packed neighbours, so that they are not what is found wrong. */
  write(name: string, content: string) {
    this.writeAlone(name, content)
    if (!/\.(html|js|svg|txt|xml)$/.test(name)) return
    this.writeAlone(`${name}.br`, brotliCompressSync(content))
    this.writeAlone(`${name}.gz`, gzipSync(content))
  }

  /** Changes the first of some words in files, which must hold them. */
  change(names: string | string[], from: string | RegExp, to: string) {
    for (const name of [names].flat()) {
      const text = this.read(name)
      const changed = text.replace(from, () => to)
      if (changed === text) throw new Error(`${name} does not hold ${from}.`)
      this.write(name, changed)
    }
  }

  /** Takes a file away, and its packed neighbours. */
  remove(name: string) {
    for (const each of [name, `${name}.br`, `${name}.gz`]) this.removeAlone(each)
  }

  removeAlone(name: string) {
    this.touched.add(name)
    rmSync(join(this.folder, name), {force: true})
  }

  /** Puts every changed file back. */
  mend() {
    for (const name of this.touched) {
      if (existsSync(join(real, name))) cpSync(join(real, name), join(this.folder, name))
      else rmSync(join(this.folder, name), {force: true})
    }
    this.touched.clear()
  }

  close() {
    rmSync(this.folder, {recursive: true, force: true})
  }
}
