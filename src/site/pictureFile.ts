import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {imageSize} from 'image-size'
import {pictureExtension} from './pictureExtension.ts'
import {readMetadata} from './pictureMetadata.ts'
import type {SiteFiles} from './siteFiles.ts'

const isPicture = new RegExp(`${pictureExtension}$`, 'i')

/**
 * Returns the size of a picture in `public/` in pixels, after EXIF rotation; `undefined` if missing or
 * damaged.
 */
export function pictureSize(root: string, address: string): {width: number; height: number} | undefined {
  if (!isPicture.test(address)) return undefined
  try {
    return sizeOfPicture(readFileSync(join(root, 'public', decodeURI(address))))
  } catch {
    // The file is missing or its address malformed; the check reports both.
    return undefined
  }
}

/** Returns the size of a picture in pixels, after EXIF rotation; `undefined` if it is damaged. */
export function sizeOfPicture(bytes: Buffer): {width: number; height: number} | undefined {
  try {
    const {width, height} = imageSize(bytes)
    if (!width || !height) return undefined
    // Orientations 5 to 8 are rotated by 90 degrees.
    return readMetadata(bytes).orientation > 4 ? {width: height, height: width} : {width, height}
  } catch {
    return undefined
  }
}

/** Returns the pictures of `public/` whose metadata has GPS coordinates. */
export function picturesWithLocation({publicFiles, readPublicFile}: SiteFiles): string[] {
  return [...publicFiles].filter((address) => {
    const bytes = isPicture.test(address) && readPublicFile?.(address)
    return bytes && readMetadata(bytes).hasLocation
  })
}
