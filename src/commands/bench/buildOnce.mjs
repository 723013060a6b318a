// Builds the site of a folder in a process of its own and prints how much memory that took at its peak, in bytes.
import {createBuilder} from 'vite'

const builder = await createBuilder({root: process.argv[2], logLevel: 'error'})
await builder.buildApp()
console.log(process.resourceUsage().maxRSS * 1024)
