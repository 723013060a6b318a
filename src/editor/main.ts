import {connect} from './connection/server.ts'
import {viteTransport} from './connection/transport.ts'
import {startEditor} from './startEditor.ts'

/** The editor of `npm run edit`, which the dev server adds to each page. */
connect(viteTransport())
startEditor()
