import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {imageSize} from 'image-size'
import {pictureEnding} from './pictureEnding.ts'
import {readMetadata} from './pictureMetadata.ts'
import type {SiteFiles} from './readSite.ts'

const isPicture = new RegExp(`${pictureEnding}$`, 'i')

/** The width and height that a picture of `public/` has on a page, in pixels: as its EXIF turns it. Nothing of one that is missing or damaged. */
export function pictureSize(root: string, address: string): {width: number; height: number} | undefined {
  if (!isPicture.test(address)) return undefined
  try {
    return sizeOf(readFileSync(join(root, 'public', decodeURI(address))))
  } catch {
    // It is missing, or its address is damaged: the check says so.
    return undefined
  }
}

function sizeOf(bytes: Buffer): {width: number; height: number} | undefined {
  try {
    const {width, height} = imageSize(bytes)
    if (!width || !height) return undefined
    // 5 to 8 are turned by a quarter.
    return readMetadata(bytes).orientation > 4 ? {width: height, height: width} : {width, height}
  } catch {
    return undefined
  }
}

/** The pictures of `public/` that say where they were taken. */
export function picturesWithPosition({root, publicFiles}: SiteFiles): string[] {
  return [...publicFiles].filter(
    (address) => isPicture.test(address) && readMetadata(readFileSync(join(root, 'public', address))).hasPosition,
  )
}
