/** The texts and prices of the two demo markets. */
import type { Language } from '#shared/kit/language.ts'
import type { Wallet } from '#shared/markets/wallets.ts'

export interface DemoMarket {
  marketId: string
  visualName: string
  language: Language
  country: 'dk' | 'de'
  currencyCode: string
  vatPercent: number
  timeZone: string
  city: string
  postalCode: string
  vatId: string
  address: string
  addressUrl: string
  supportPhone: string
  supportEmail: string
  description: string
  extraInfo: string
  openingHoursExtraInfo: string
  website: string
  facebook: string
  instagram: string
  /** From Monday on; days that it does not name are closed. */
  hours: [from: string, to: string][]
  /** Is closed once, exceptionally: on a Wednesday in ten days or a little more. */
  closesOnce: boolean
  publicMessage: { level: number; text: string }
  pictures: [string, string, string]
  /** `prices` are in minor units, for 1, 2, 4 weeks and a month. */
  types: {
    name: string
    prefix: string
    description: string
    shelves: number
    prices: [number, number, number, number]
  }[]
  periods: [string, string, string, string]
  services: { name: string; description: string; price: number }[]
  /** What its card window offers beside cards. */
  wallets: readonly Wallet[]
  terms: string
  /** Visitors can wait for a full type. */
  waitlistEnabled?: boolean
}

export const DEMO_MARKETS: readonly DemoMarket[] = [
  {
    marketId: 'demo',
    visualName: 'Loppehjørnet',
    language: 'da',
    country: 'dk',
    currencyCode: 'DKK',
    vatPercent: 25,
    timeZone: 'Europe/Copenhagen',
    city: 'Aarhus C',
    postalCode: '8000',
    address: 'Mejlgade 48',
    vatId: 'DK12345674',
    addressUrl: 'https://www.openstreetmap.org/?mlat=56.1601&mlon=10.2116#map=18/56.1601/10.2116',
    supportPhone: '+45 86 12 34 56',
    supportEmail: 'hej@loppehjoernet.example',
    description:
      'Lej en hylde, sæt dine ting på plads, og lad os passe kassen. Vi sælger for dig seks dage om ugen midt i Latinerkvarteret.',
    extraInfo:
      'Du kan stille op fra åbningstid på din første dag, og hylden skal være tom, når vi lukker på den sidste. Elevatoren tager det tunge.',
    openingHoursExtraInfo: 'Vi holder også åbent på de fleste helligdage. Se opslag i butikken.',
    website: 'https://loppehjoernet.example',
    facebook: 'https://www.facebook.com/loppehjoernet',
    instagram: 'https://www.instagram.com/loppehjoernet',
    hours: [
      ['11:00', '18:00'],
      ['11:00', '18:00'],
      ['11:00', '18:00'],
      ['11:00', '20:00'],
      ['11:00', '20:00'],
      ['10:00', '16:00'],
    ],
    closesOnce: true,
    publicMessage: { level: 1, text: 'Vinterpriser: 20 % på hylder i 2 uger, så længe kampagnen løber.' },
    pictures: [
      'Hylder med bøger, keramik og grønne planter',
      'Tøjstativ ved vinduet',
      'Glasskab med smykker',
    ],
    types: [
      {
        name: 'Standardhylde',
        prefix: 'A',
        description: 'Fire hylder på en meter i øjenhøjde. Til bøger, køkken, legetøj og nips.',
        shelves: 36,
        prices: [19900, 34900, 59900, 64900],
      },
      {
        name: 'Tøjstativ',
        prefix: 'B',
        description: 'En meter stang og en hylde til sko. Bøjler er med.',
        shelves: 16,
        prices: [24900, 44900, 79900, 84900],
      },
      {
        name: 'Glasskab',
        prefix: 'C',
        description:
          'Låst skab ved kassen med lys. Til smykker, ure og det, der er lidt for fint til en åben hylde.',
        shelves: 8,
        prices: [29900, 52900, 94900, 99900],
      },
    ],
    periods: ['1 uge', '2 uger', '4 uger', '1 måned'],
    services: [
      {
        name: 'Opsætning',
        description: 'Vi stiller dine ting pænt op, mens du drikker kaffe.',
        price: 15000,
      },
      { name: 'Prismærker', description: '50 trykte prismærker, klar når du kommer.', price: 5000 },
      { name: 'Nedpakning', description: 'Vi pakker resten ned i kasser på din sidste dag.', price: 12000 },
    ],
    wallets: ['Apple Pay', 'Google Pay'],
    terms: `<h2>Lejevilkår</h2>
<p>Du lejer en hylde i den periode, du har valgt. Lejen betales, når du booker. Vi sælger dine ting, mens butikken har åbent, og du får pengene for salget minus vores kommission på 15 %.</p>
<h3>Betaling</h3>
<p>Du betaler med kort, Apple Pay eller Google Pay. Prisen er med 25 % moms. Din hylde er holdt i 15 minutter, mens du betaler.</p>
<h3>Fortrydelse</h3>
<p>Har du booket og betalt online, kan du fortryde i 14 dage, også når perioden er begyndt. Brug ”Fortryd aftalen her” nederst på vores side, eller skriv til os. Har du bedt om, at lejen begynder inden for de 14 dage, betaler du for de dage, der er brugt, og for den hjælp, du har fået. Pengene er tilbage på dit kort senest efter 14 dage.</p>
<h3>Dine ting</h3>
<p>Mærk alt med en læsbar pris. Ting, der ikke er hentet en uge efter periodens slutning, gives videre til velgørenhed.</p>
<h3>Lukkedage</h3>
<p>Holder vi ekstraordinært lukket i din periode, får du lige så mange dage oveni.</p>`,
  },
  {
    marketId: 'berlin',
    visualName: 'Regalglück',
    language: 'de',
    country: 'de',
    currencyCode: 'EUR',
    vatPercent: 19,
    timeZone: 'Europe/Berlin',
    city: 'Berlin',
    postalCode: '12047',
    address: 'Weserstraße 17',
    vatId: 'DE136695976',
    addressUrl: 'https://www.openstreetmap.org/?mlat=52.4886&mlon=13.4264#map=18/52.4886/13.4264',
    supportPhone: '+49 30 23456789',
    supportEmail: 'hallo@regalglueck.example',
    description:
      'Miete ein Regal, bring deine Schätze, und wir verkaufen sie für dich: sechs Tage die Woche, mitten in Neukölln.',
    extraInfo:
      'Einräumen kannst du am ersten Tag ab der Öffnung, und am letzten Tag muss das Regal bis Ladenschluss leer sein.',
    openingHoursExtraInfo: 'An gesetzlichen Feiertagen bleibt der Laden zu.',
    website: 'https://regalglueck.example',
    facebook: 'https://www.facebook.com/regalglueck',
    instagram: 'https://www.instagram.com/regalglueck',
    hours: [
      ['11:00', '19:00'],
      ['11:00', '19:00'],
      ['11:00', '19:00'],
      ['11:00', '20:00'],
      ['11:00', '20:00'],
      ['11:00', '18:00'],
    ],
    closesOnce: true,
    publicMessage: {
      level: 1,
      text: 'Winteraktion: 20 % auf Regale für 2 Wochen, solange die Aktion läuft.',
    },
    pictures: ['Regale mit Büchern, Keramik und Pflanzen', 'Kleiderstange am Fenster', 'Vitrine mit Schmuck'],
    types: [
      {
        name: 'Standardregal',
        prefix: 'A',
        description:
          'Vier Böden, ein Meter breit, auf Augenhöhe. Für Bücher, Küche, Spielzeug und Kleinkram.',
        shelves: 36,
        prices: [2490, 4490, 7990, 8490],
      },
      {
        name: 'Kleiderstange',
        prefix: 'B',
        description: 'Ein Meter Stange und ein Boden für Schuhe. Bügel sind dabei.',
        shelves: 16,
        prices: [2990, 5490, 9990, 10490],
      },
      {
        name: 'Vitrine',
        prefix: 'C',
        description:
          'Abgeschlossen, beleuchtet, gleich an der Kasse. Für Schmuck, Uhren und besondere Stücke.',
        shelves: 8,
        prices: [3490, 6490, 11990, 12490],
      },
    ],
    periods: ['1 Woche', '2 Wochen', '4 Wochen', '1 Monat'],
    services: [
      { name: 'Einräumen', description: 'Wir räumen deine Sachen schön ein.', price: 1900 },
      { name: 'Preisetiketten', description: '50 gedruckte Etiketten, fertig, wenn du kommst.', price: 690 },
      { name: 'Ausräumen', description: 'Wir packen den Rest an deinem letzten Tag in Kisten.', price: 1500 },
    ],
    wallets: [],
    terms: `<h2>Mietbedingungen</h2>
<p>Du mietest ein Regal für den gewählten Zeitraum. Die Miete zahlst du bei der Buchung. Wir verkaufen deine Sachen während der Öffnungszeiten; du bekommst den Erlös abzüglich 15 % Provision.</p>
<h3>Zahlung</h3>
<p>Du zahlst mit Karte. Der Preis enthält die Mehrwertsteuer. Dein Regal ist 15 Minuten für dich reserviert, während du zahlst.</p>
<h3>Widerruf</h3>
<p>Wenn du online gebucht und bezahlt hast, kannst du 14 Tage lang widerrufen, auch wenn der Zeitraum schon begonnen hat. Nutze „Vertrag hier widerrufen“ unten auf unserer Seite oder schreib uns. Hast du verlangt, dass die Miete in den 14 Tagen beginnt, bezahlst du die genutzten Tage und die Hilfe, die du bekommen hast. Dein Geld ist spätestens nach 14 Tagen zurück auf deiner Karte.</p>
<h3>Deine Sachen</h3>
<p>Zeichne alles lesbar aus. Was eine Woche nach dem Ende nicht abgeholt ist, geben wir an einen guten Zweck.</p>
<h3>Schließtage</h3>
<p>Haben wir in deinem Zeitraum außerplanmäßig zu, bekommst du genauso viele Tage dazu.</p>`,
  },
]
