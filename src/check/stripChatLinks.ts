import {chatLink, chatMention} from '../site/index.ts'

const chatLinks = new RegExp(chatLink, 'g')
const chatMentions = new RegExp(chatMention, 'g')

/** Replaces links and mentions that were copied from a chat program by their words. */
export function stripChatLinks(text: string): string {
  return text
    .replace(chatLinks, (_, address: string, typed: string) => {
      const words = typed.trim()
      const plain = address.replace(/^(?:mailto|tel):/, '')
      // Words that repeat the address are no link text: the chat program adds them itself.
      return words !== '' && bare(words) !== bare(plain) ? words : plain
    })
    .replace(chatMentions, (_, name = '') => name.trim())
}

const bare = (address: string) => address.replace(/^https?:\/\/|\/$/g, '')
