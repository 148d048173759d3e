/** The market of the component tests and a customer of it, as the calls answer them. A test changes what it is about. */
import type { staffCalls } from '#shared/customers/staff-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import type { deploymentCalls } from '#shared/markets/deployment-calls.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'

/** A picture without a request. */
export const PICTURE =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%224%22%20height=%223%22/%3E'

/** A list with nothing in it. */
export const NONE = { results: [], page: 1, pagesCount: 0 }

export const MARKET: VisitorsMarket = {
  marketId: 'demo',
  visualName: 'Loppehjørnet',
  logo: null,
  marketImages: [
    {
      id: 'picture-1',
      url: PICTURE,
      text: 'Hylder med bøger, keramik og grønne planter',
    },
    {
      id: 'picture-2',
      url: PICTURE,
      text: 'Tøjstativ ved vinduet',
    },
    {
      id: 'picture-3',
      url: PICTURE,
      text: 'Glasskab med smykker',
    },
  ],
  description:
    'Lej en hylde, sæt dine ting på plads, og lad os passe kassen. Vi sælger for dig seks dage om ugen midt i Latinerkvarteret.',
  openingHours: [
    {
      weekdayCode: 1,
      weekdayName: 'mandag',
      fromHour: '11:00',
      toHour: '18:00',
    },
    {
      weekdayCode: 2,
      weekdayName: 'tirsdag',
      fromHour: '11:00',
      toHour: '18:00',
    },
    {
      weekdayCode: 3,
      weekdayName: 'onsdag',
      fromHour: '11:00',
      toHour: '18:00',
    },
    {
      weekdayCode: 4,
      weekdayName: 'torsdag',
      fromHour: '11:00',
      toHour: '20:00',
    },
    {
      weekdayCode: 5,
      weekdayName: 'fredag',
      fromHour: '11:00',
      toHour: '20:00',
    },
    {
      weekdayCode: 6,
      weekdayName: 'lørdag',
      fromHour: '10:00',
      toHour: '16:00',
    },
    {
      weekdayCode: 7,
      weekdayName: 'søndag',
      fromHour: null,
      toHour: null,
    },
  ],
  openingHoursExtraInfo: 'Vi holder også åbent på de fleste helligdage. Se opslag i butikken.',
  closingDays: ['2027-06-29'],
  bookingOpeningDays: [],
  extraInfo:
    'Du kan stille op fra åbningstid på din første dag, og hylden skal være tom, når vi lukker på den sidste. Elevatoren tager det tunge.',
  setUpHours: '',
  emptyingHours: '',
  address: 'Mejlgade 48, 8000 Aarhus C',
  addressUrl: 'https://www.openstreetmap.org/?mlat=56.1601&mlon=10.2116#map=18/56.1601/10.2116',
  supportPhone: '+45 86 12 34 56',
  supportEmail: 'hej@loppehjoernet.example',
  supportCountry: 'dk',
  phoneCountries: [],
  currencyCode: 'DKK',
  language: 'da',
  timeZone: 'Europe/Copenhagen',
  onlineBookingFeature: true,
  onlineBookingPaused: false,
  customerAccessToBooking: true,
  waitlistEnabled: true,
  waitlistHours: 4,
  elavonApiValid: true,
  wallets: ['Apple Pay', 'Google Pay'],
  showPaymentTerms: true,
  termsVersion: 1,
  paymentTerms: '<h2>Lejevilkår</h2>',
  website: 'https://loppehjoernet.example',
  facebook: 'https://www.facebook.com/loppehjoernet',
  instagram: 'https://www.instagram.com/loppehjoernet',
  vatPercent: 25,
  publicMessage: {
    level: 1,
    text: 'Vinterpriser: 20 % på hylder i 2 uger, så længe kampagnen løber.',
    language: 'da',
  },
  cardWindowScript: 'http://localhost:35309/client/library.js',
}

export const CUSTOMER: Answer<typeof staffCalls.read> = {
  userNumber: '100001',
  name: 'Anna Jensen',
  email: 'anna@example.com',
  phone: '+4520123410',
  city: '',
  verified: true,
  isActive: true,
  customerType: 'private',
  created: '2027-03-01T10:00:00.000Z',
  version: 0,
  address: '',
  postalCode: '',
  country: 'dk',
  vatRateType: 1,
  vatId: '',
  bankRegNumber: '',
  sortCode: '',
  bankAccount: '',
  iban: '',
  accountUnconfirmedSince: null,
  shelfNumber: '',
  labelsToPrint: '',
  fee: 0,
  fees: [],
  rentAmount: '0.00',
  printType: 1,
  description: '',
  accountBalance: '0.00',
}

export const DEPLOYMENT: Answer<typeof deploymentCalls.readDeployment> = {
  edition: 'international',
  helpUrl: 'https://reol.example/help',
  appStoreUrl: 'https://apps.apple.com/app/reol',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=example.reol',
  takesFeedback: true,
  recaptcha: null,
}
