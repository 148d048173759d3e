/** The words of reports of goods as files. */
import type { CampaignState } from '../campaigns/campaign.ts'
import type { Language } from '../kit/language.ts'

interface Words {
  customer: string
  customerName: string
  total: string
  /** The name of the sheet that says what the numbers count. */
  about: string
  products: {
    file: string
    sheet: string
    inShop: string
    inShopTotal: string
    usedSold: string
    usedTurnover: string
    usedDays: string
    newSold: string
    newTurnover: string
    newDays: string
    about: string
  }
  campaigns: {
    file: string
    sheet: string
    campaign: string
    percent: string
    from: string
    to: string
    status: string
    states: Record<CampaignState, string>
    products: string
    sold: string
    turnover: string
    commission: string
    share: string
    about: string
  }
}

export const GOODS_WORDS: Record<Language, Words> = {
  da: {
    customer: 'Kundenummer',
    customerName: 'Lejer',
    total: 'I alt',
    about: 'Om filen',
    products: {
      file: 'varer-pr-lejer',
      sheet: 'Varer pr. lejer',
      inShop: 'I butikken',
      inShopTotal: 'Pris i alt',
      usedSold: 'Brugt, solgt',
      usedTurnover: 'Brugt, omsætning',
      usedDays: 'Brugt, dage til salg',
      newSold: 'Nyt, solgt',
      newTurnover: 'Nyt, omsætning',
      newDays: 'Nyt, dage til salg',
      about:
        'En linje for hver lejer, der har varer i butikken eller har solgt i de dage. Solgt er uden det, der er kommet tilbage. Dage til salg er, hvor længe en vare i gennemsnit stod i butikken, regnet over hele måneder.',
    },
    campaigns: {
      file: 'kampagner-pr-lejer',
      sheet: 'Kampagner pr. lejer',
      campaign: 'Kampagne',
      percent: 'Rabat',
      from: 'Fra',
      to: 'Til',
      status: 'Status',
      states: { planned: 'Planlagt', running: 'Kører', ended: 'Slut' },
      products: 'Varer med',
      sold: 'Solgt',
      turnover: 'Betalt',
      commission: 'Kommission',
      share: 'Lejerens andel',
      about:
        'En linje for hver lejer i hver kampagne. Varer med er dem, der er i kampagnen nu. Solgt er det, der blev solgt, mens det var med, uden det, der er kommet tilbage.',
    },
  },
  de: {
    customer: 'Kundennummer',
    customerName: 'Mieter',
    total: 'Gesamt',
    about: 'Zur Datei',
    products: {
      file: 'artikel-je-mieter',
      sheet: 'Artikel je Mieter',
      inShop: 'Im Laden',
      inShopTotal: 'Preis gesamt',
      usedSold: 'Gebraucht, verkauft',
      usedTurnover: 'Gebraucht, Umsatz',
      usedDays: 'Gebraucht, Tage bis Verkauf',
      newSold: 'Neu, verkauft',
      newTurnover: 'Neu, Umsatz',
      newDays: 'Neu, Tage bis Verkauf',
      about:
        'Eine Zeile für jeden Mieter, der Artikel im Laden hat oder an diesen Tagen etwas verkauft hat. Verkauft ist ohne das, was zurückkam. Tage bis Verkauf sagt, wie lange ein Artikel im Schnitt im Laden stand, über ganze Monate gerechnet.',
    },
    campaigns: {
      file: 'aktionen-je-mieter',
      sheet: 'Aktionen je Mieter',
      campaign: 'Aktion',
      percent: 'Rabatt',
      from: 'Von',
      to: 'Bis',
      status: 'Status',
      states: { planned: 'Geplant', running: 'Läuft', ended: 'Beendet' },
      products: 'Artikel dabei',
      sold: 'Verkauft',
      turnover: 'Bezahlt',
      commission: 'Provision',
      share: 'Anteil des Mieters',
      about:
        'Eine Zeile für jeden Mieter in jeder Aktion. Artikel dabei sind die, die jetzt in der Aktion sind. Verkauft ist, was verkauft wurde, während es dabei war, ohne das, was zurückkam.',
    },
  },
  en: {
    customer: 'Customer number',
    customerName: 'Tenant',
    total: 'Total',
    about: 'About',
    products: {
      file: 'products-by-tenant',
      sheet: 'Products by tenant',
      inShop: 'In the shop',
      inShopTotal: 'Price in all',
      usedSold: 'Used, sold',
      usedTurnover: 'Used, turnover',
      usedDays: 'Used, days to sell',
      newSold: 'New, sold',
      newTurnover: 'New, turnover',
      newDays: 'New, days to sell',
      about:
        'A line for each tenant who has products in the shop or sold something on those days. Sold is less what came back. Days to sell is how long a product stood in the shop on average, over whole months.',
    },
    campaigns: {
      file: 'campaigns-by-tenant',
      sheet: 'Campaigns by tenant',
      campaign: 'Campaign',
      percent: 'Discount',
      from: 'From',
      to: 'To',
      status: 'Status',
      states: { planned: 'Planned', running: 'Running', ended: 'Ended' },
      products: 'Products in it',
      sold: 'Sold',
      turnover: 'Paid',
      commission: 'Commission',
      share: 'Tenant’s share',
      about:
        'A line for each tenant in each campaign. Products in it are those that are in the campaign now. Sold is what was sold while it was in the campaign, less what came back.',
    },
  },
}
