import type { Texts } from '../texts.ts'

export default {
  'codes.not_identical': 'De to adgangskoder er ikke ens.',
  'codes.same_as_old': 'Det er den adgangskode, du har nu. Vælg en anden.',
  'codes.same_as_username': 'Adgangskoden må ikke være dit brugernavn eller din e-mailadresse.',
  'codes.wrong_password': 'Den nuværende adgangskode er forkert.',
  'codes.password_too_common': 'Den adgangskode bruger alt for mange. Vælg en anden.',
  'fields.oldPassword': 'Nuværende adgangskode',
  'fields.newPassword1': 'Ny adgangskode',
  'fields.newPassword2': 'Gentag adgangskoden',
} satisfies Texts
