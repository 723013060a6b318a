import {createPrivateKey} from 'node:crypto'
import {once} from 'node:events'
import {type AddressInfo, connect} from 'node:net'
import {createServer} from 'node:tls'
import {expect, test} from 'playwright/test'
import {browserArguments} from '../../src/commands/findBrowser.ts'
import {freePort} from '../freePort.ts'
import {editProject} from './editedProject.ts'
import {staffAt} from './fixtures.ts'
import {lastParagraph} from './kindsPage.ts'

// A self-signed certificate and its key, for the tests only. The browser is set to accept any certificate.
const cert = `-----BEGIN CERTIFICATE-----
MIIBiTCCAS+gAwIBAgIUDwMgcBfAfIPLQY1cTFZGzXbG9DgwCgYIKoZIzj0EAwIwGTEXMBUGA1UEAwwOQSBwb3J0IGZvcndhcmQwIBcNMjYxMTI4MDMwNzExWhgPMjEyNjExMDQwMzA3MTFaMBkxFzAVBgNVBAMMDkEgcG9ydCBmb3J3YXJkMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEBi7mlpeAZh1m0eEZQSJSzRYFFASPGyf9gDZNcRFspl79KaABvPg343hkwKz4QHuCL17yBRt+MUdREVnd4upsCaNTMFEwHQYDVR0OBBYEFKtgbl4RyPiE5YupAKDRQVAyFUsjMB8GA1UdIwQYMBaAFKtgbl4RyPiE5YupAKDRQVAyFUsjMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIgIL+Ydk0sw2spL4Ts1XxjTFjmjVLMTNZBwsST6r5rvggCIQCtU26ftHagp1kABcYLwaX5JlAZDuGxkwmkDwVo+Oo6Gg==
-----END CERTIFICATE-----
`
const key = {
  kty: 'EC',
  crv: 'P-256',
  x: 'Bi7mlpeAZh1m0eEZQSJSzRYFFASPGyf9gDZNcRFspl4',
  y: '_SmgAbz4N-N4ZMCs-EB7gi9e8gUbfjFHURFZ3eLqbAk',
  d: 'EsHM9dn7Vi7ld5z2Pu8TFKEaNSznjdx14s8NUPdV6Ro',
}

/**
 * Starts a proxy that terminates TLS for any host name, like the port forward of a machine at a code host.
 */
async function startPortForward(to: number) {
  const server = createServer({
    cert,
    key: createPrivateKey({key, format: 'jwk'}).export({type: 'pkcs8', format: 'pem'}),
  })
  server.on('secureConnection', (browser) => {
    const local = connect(to, '127.0.0.1')
    browser.on('error', () => local.destroy()).pipe(local)
    local.on('error', () => browser.destroy()).pipe(browser)
  })
  server.listen(0)
  await once(server, 'listening')
  return {port: (server.address() as AddressInfo).port, close: () => server.close()}
}

test.use({
  ignoreHTTPSErrors: true,
  launchOptions: async ({launchOptions}, use) =>
    use({...launchOptions, args: [...browserArguments, '--host-resolver-rules=MAP *.example 127.0.0.1']}),
})

// S12.56
test('behind a port forward text is edited at the given address, over TLS and in a folder, and at no other', async ({
  page,
}) => {
  // Slow: a browser without a cache requests every module of the site through the port forward.
  test.setTimeout(300_000)
  const local = await freePort()
  const {port, close} = await startPortForward(local)
  const address = (host: string) => `https://${host}.example:${port}/in/a/folder/`
  const project = await editProject(local, '--address', address('told'))
  const {bar, main, click, retype, save} = staffAt(page, project)
  await page.goto(`${address('told')}kinds`)
  await expect(bar).toBeVisible({timeout: 200_000})
  await click(lastParagraph)
  await retype('Typed far away.')
  await save()
  await expect(main.getByText('Typed far away.')).toBeVisible()
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${lastParagraph}\n+Typed far away.`)
  const encoding = async (path: string) => (await fetch(path)).headers.get('content-encoding')
  expect(await page.evaluate(encoding, '/in/a/folder/@vite/client')).toBe('br')
  const icon = await page.locator('link[rel=icon]').getAttribute('href')
  expect(
    await page.evaluate(async (path) => (await fetch(path ?? '')).headers.get('content-type'), icon),
  ).toBe('image/svg+xml')
  expect((await page.goto(`${address('other')}kinds`))?.status()).toBe(403)
  await page.close()
  await project.stop()
  close()
})
