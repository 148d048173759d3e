import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { afterAll, describe, expect, it } from 'vitest'
import { readiness } from '#infra/cloud/ready.ts'
import { settingsOf } from '#infra/cloud/settings.ts'

const GOOD = {
  edition: 'local',
  region: 'eu-central-1',
  mailDomain: 'reol.example',
  originKey: '1',
  refreshTokenRotation: 'off',
  marketRegistration: 'code',
  flexposWrites: 'off',
  elavonApiUrl: 'https://api.example',
  monthlyBudget: '200',
  generation: '1',
  elavonPageUrl: 'https://page.example',
}
const read = (context: Record<string, string>) =>
  settingsOf(new App({ context: { ...GOOD, ...context } }), 'nowhere')

it('reads complete settings', () => expect(read({}).region).toBe('eu-central-1'))

it.each([
  [{ region: 'us-east-1' }, "us-east-1 is ReolEdge's"],
  [{ region: 'Frankfurt' }, 'region is "Frankfurt"'],
  [{ edition: 'world' }, 'edition is "world"'],
  [{ elavonPageUrl: 'https://page.example/pay' }, 'elavonPageUrl'],
  [{ originKey: '0' }, 'originKey'],
  [{ generation: 'two' }, 'generation'],
  [{ monthlyBudget: '0' }, 'monthlyBudget'],
  [{ backupCopyVaultArn: 'arn:aws:s3:::bucket' }, 'backupCopyVaultArn'],
  [{ refreshTokenRotation: 'yes' }, 'refreshTokenRotation'],
  [{ marketRegistration: 'closed' }, 'marketRegistration'],
  [{ flexposWrites: 'yes' }, 'flexposWrites'],
  [{ helpUrl: 'http://help.example' }, 'helpUrl'],
  [{ instagramAppId: 'reol' }, 'instagramAppId'],
  [{ appStoreUrl: 'https://apps.example/"><script>' }, 'appStoreUrl'],
  [{ domainName: 'reol.example' }, 'domainName and certificateArn belong together'],
  [
    { domainName: 'reol.example', certificateArn: 'arn:aws:acm:eu-central-1:111122223333:certificate/1' },
    'a certificate of us-east-1 alone',
  ],
])('refuses %o with a reason', (context, reason) =>
  expect(() => read(context as Record<string, string>)).toThrow(reason),
)

describe('deployment.json', () => {
  const root = mkdtempSync(join(tmpdir(), 'reol-settings-'))
  afterAll(() => rmSync(root, { recursive: true }))
  const kept = (settings: Record<string, string>, context: Record<string, string> = {}) => {
    writeFileSync(join(root, 'cdk.json'), JSON.stringify({ context: { ...GOOD, alarmEmail: '' } }))
    writeFileSync(join(root, 'deployment.json'), JSON.stringify(settings))
    return settingsOf(new App({ context: { ...GOOD, alarmEmail: '', ...context } }), root)
  }

  it('comes before the defaults, and behind what is typed', () => {
    expect(kept({ region: 'eu-north-1' }).region).toBe('eu-north-1')
    expect(kept({ region: 'eu-north-1' }, { region: 'eu-west-1' }).region).toBe('eu-west-1')
  })

  it('may name several addresses for alarms', () =>
    expect(kept({ alarmEmail: 'a@shop.dk, b@shop.dk' }).alarmEmails).toEqual(['a@shop.dk', 'b@shop.dk']))

  it('is refused with a setting that there is not', () =>
    expect(() => kept({ regoin: 'eu-north-1' })).toThrow('regoin'))
})

describe('what would be deployed', () => {
  it('is refused while it names what nobody owns, and says so of each', () => {
    const { refusals } = readiness(
      read({
        domainName: 'www.reol.example',
        certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/1',
      }),
    )
    expect(refusals).toEqual([
      expect.stringContaining('mailDomain is reol.example'),
      expect.stringContaining('domainName is www.reol.example'),
    ])
  })

  it('warns of alarms for nobody, and of test hosts beside a domain', () => {
    const domain = {
      domainName: 'reol.dk',
      certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/1',
    }
    const test = { mailDomain: 'reol.dk', ...domain, elavonApiUrl: 'https://uat.api.example' }
    expect(readiness(read(test))).toEqual({
      refusals: [],
      warnings: [expect.stringContaining('alarmEmail'), expect.stringContaining('test hosts')],
    })
    const real = { mailDomain: 'reol.dk', ...domain, alarmEmail: 'a@reol.dk' }
    expect(readiness(read(real))).toEqual({ refusals: [], warnings: [] })
  })
})
