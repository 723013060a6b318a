import {leaveOutUnused} from './leaveOutUnused.ts'
import {shortClasses} from './shortClasses.ts'

/** A document in fewer bytes: what a visitor sees, hears and can do with it stays the same. */
export function shortDocument(html: string): string {
  const used = html.replace(/(?<=<style>).*?(?=<\/style>)/s, (css) => leaveOutUnused(css, html))
  return shortMarkup(shortClasses(used))
}

/** The same elements, written shorter. Text, and where it is parted, stays: React counts on it when it hydrates an island. */
function shortMarkup(html: string): string {
  return (
    html
      .replace(/><\/(?:path|circle|rect|ellipse|line|polyline|polygon)>/g, '/>')
      // What a package calls its own icons.
      .replace(/(<svg[^>]*) class="lucide[^"]*"/g, '$1')
      .replace(/<(script|style)\b.*?<\/\1>|<[a-z][^>]*=""[^>]*>/gs, (tag, code) =>
        code ? tag : tag.replaceAll('=""', ''),
      )
  )
}
