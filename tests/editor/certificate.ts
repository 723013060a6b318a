import {generateKeyPairSync, sign} from 'node:crypto'

/** Generates a self-signed certificate (RFC 5280) and its key, for servers that only a test browser connects to. */
export function selfSigned(): {cert: string; key: string} {
  const {publicKey, privateKey} = generateKeyPairSync('ec', {namedCurve: 'prime256v1'})
  const ecdsaWithSha256 = element(0x30, bytes('06082a8648ce3d040302'))
  const commonName = element(0x30, bytes('0603550403'), element(0x0c, Buffer.from('A port forward')))
  const name = element(0x30, element(0x31, commonName))
  const time = (year: number) => element(0x18, Buffer.from(`${year}0101000000Z`))
  const now = new Date().getUTCFullYear()
  const content = element(
    0x30,
    element(0x02, bytes('01')),
    ecdsaWithSha256,
    name,
    element(0x30, time(now), time(now + 2)),
    name,
    publicKey.export({type: 'spki', format: 'der'}),
  )
  const signature = element(0x03, bytes('00'), sign('sha256', content, privateKey))
  const text = element(0x30, content, ecdsaWithSha256, signature).toString('base64')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({type: 'pkcs8', format: 'pem'}).toString(),
  }
}

/** Encodes a DER element: tag, length and content. */
function element(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const {length} = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function bytes(hex: string): Buffer {
  return Buffer.from(hex, 'hex')
}
