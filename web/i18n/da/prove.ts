import type { Texts } from '../texts.ts'

export default {
  'prove.title': 'Er det dig?',
  'prove.password': 'Din adgangskode',
  'prove.wrongPassword': 'Adgangskoden er forkert.',
  'prove.code': 'Koden fra mailen',
  'prove.codeSent': 'Vi har sendt seks cifre til {{email}}. Koden virker i 10 minutter.',
  'prove.byCode': 'Send mig en kode på mail i stedet',
  'prove.byPassword': 'Brug adgangskoden i stedet',
  'prove.lead':
    'Du loggede ind for mere end ti minutter siden. Vis, at det er dig, før det her bliver gjort.',
  'prove.action': 'Fortsæt',
  'prove.busy': 'Tjekker …',
  'prove.factor': 'Kode fra appen, eller en gendannelseskode',
  'prove.wrongFactor':
    'Koden passer ikke. Brug den, appen viser nu, eller en gendannelseskode, du ikke har brugt.',
} satisfies Texts
