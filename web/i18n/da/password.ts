import type { Texts } from '../texts.ts'

export default {
  'password.newPasswordTitle': 'Vælg en ny adgangskode',
  'password.mustChange': 'Butikken har nulstillet din adgangskode. Vælg en ny, før du går videre.',
  'password.passwordRule': 'Mindst {{count}} tegn, og ikke det, du logger ind med.',
  'password.tooShort': 'Brug mindst {{count}} tegn.',
  'password.savePassword': 'Gem adgangskode',
  'password.passwordSaved': 'Din nye adgangskode er gemt.',
  'password.saving': 'Gemmer …',
  'password.confirmTitle': 'Bekræft din e-mail',
  'password.verify': 'Bekræft',
  'password.confirmed': 'Din adgangskode er gemt, og du kan logge ind. Velkommen!',
  'password.passwordFor': 'Vælg en adgangskode til {{email}}.',
  'password.confirmedTitle': 'Din e-mail er bekræftet',
  'password.changedTitle': 'Din adgangskode er skiftet',
  'password.firstText':
    'Skriv den e-mail, du bookede eller oprettede din konto med. Så sender vi et nyt link, hvor du vælger din adgangskode.',
  'password.justUsed': 'Den, du lige har logget ind med.',
  'password.noneTitle': 'Kender du ikke din adgangskode?',
  'password.noneText':
    'Har du glemt den, eller har du aldrig valgt en? Vi sender et link til {{email}}, hvor du vælger en ny.',
  'password.linkSent': 'Der er et link på vej til {{email}}.',
  'password.deadLink': 'Linket virker ikke længere',
  'password.newLink': 'Få et nyt link',
  'codes.not_identical': 'De to adgangskoder er ikke ens.',
  'codes.same_as_old': 'Det er den adgangskode, du har nu. Vælg en anden.',
  'codes.same_as_username': 'Adgangskoden må ikke være dit brugernavn eller din e-mailadresse.',
  'codes.wrong_password': 'Den nuværende adgangskode er forkert.',
  'codes.password_too_common': 'Den adgangskode bruger alt for mange. Vælg en anden.',
  'fields.oldPassword': 'Nuværende adgangskode',
  'fields.newPassword1': 'Ny adgangskode',
  'fields.newPassword2': 'Gentag adgangskoden',
} satisfies Texts
