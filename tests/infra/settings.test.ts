import { App } from 'aws-cdk-lib'
import { expect, it } from 'vitest'
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
