/**
 * No function is longer than 60 lines. Biome's own rule does not count lines of JSX, so this counts those of each function
 * in web, by the tree of TypeScript. A function that is longer stands in the list below; none may join it.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const MOST_LINES = 60

/** The name under which a function is known in its file. */
const nameOf = (node: ts.SignatureDeclaration): string => {
  if (node.name) return node.name.getText()
  const { parent } = node
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : ''
}

/** The functions of a file that are too long, as `file: name`; one without a name belongs to the one around it. */
const longIn = (file: string): string[] => {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && nameOf(node)) {
      const line = (at: number) => source.getLineAndCharacterOfPosition(at).line
      const lines = line(node.getEnd()) - line(node.getStart()) + 1
      if (lines > MOST_LINES) found.push(`${file}: ${nameOf(node)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('No screen has another function of more than 60 lines', () => {
  const files = globSync('web/**/*.tsx', { cwd: ROOT }).sort()
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(longIn).toSorted()).toEqual(LONG.toSorted())
})

/** Longer when the limit began to be held, on 28 November 2026. Who divides one takes it out. */
const LONG: readonly string[] = [
  'web/admin_section/routes.tsx: AdminRoutes',
  'web/bookings/booking-page/booking-card.tsx: BookingCard',
  'web/bookings/booking-page/failed-refund.tsx: FailedRefund',
  'web/bookings/booking-page/refund-dialog.tsx: RefundDialog',
  'web/bookings/booking-page/refund-dialog.tsx: useRefundForm',
  'web/bookings/calendar/sheet/landing-panel.tsx: LandingPanel',
  'web/bookings/calendar/lists/list-view.tsx: ListView',
  'web/bookings/calendar/lists/phone-day.tsx: PhoneDay',
  'web/bookings/calendar/sheet/place-form.tsx: PlaceForm',
  'web/bookings/calendar/sheet/sheet.tsx: Loaded',
  'web/bookings/calendar/toolbar.tsx: Toolbar',
  'web/bookings/counter/confirmation-page.tsx: Confirmation',
  'web/bookings/hand-over/offer.tsx: OfferForm',
  'web/bookings/move/choose.tsx: Choose',
  'web/bookings/own/list.tsx: OwnBookings',
  'web/bookings/payment-request/payment-request.tsx: PaymentRequest',
  'web/bookings/payment-request/use-acts.tsx: useActs',
  'web/bookings/receipt/place.tsx: ReceiptPlace',
  'web/bookings/reminders/reminder-card.tsx: ReminderCard',
  'web/bookings/reports/report-frame.tsx: ReportFrame',
  'web/bookings/waitlist/missed-table.tsx: MissedTable',
  'web/bookings/waitlist/places-table.tsx: PlacesTable',
  'web/bookings/wizard/choose-services.tsx: ChooseServices',
  'web/customers/customer-fields.tsx: CustomerFields',
  'web/customers/customer-frame.tsx: LoggedIn',
  'web/customers/sign-up.tsx: SignUp',
  'web/feeds/feed.tsx: Feed',
  'web/identity/admin-log-in.tsx: AdminLogIn',
  'web/identity/code-log-in.tsx: CodeLogIn',
  'web/identity/log-in-form.tsx: LogInForm',
  'web/identity/register-form.tsx: useRegisterForm',
  'web/identity/staff-link.tsx: OneLink',
  'web/kit/show/carousel.tsx: Carousel',
  'web/kit/crop/crop-dialog.tsx: CropDialog',
  'web/markets/address-box.tsx: AddressBox',
  'web/markets/admin-home.tsx: Today',
  'web/markets/picture-tools.tsx: PictureTools',
  'web/markets/settings/card-account.tsx: CardAccountCard',
  'web/markets/settings/closing-days.tsx: YearOfDays',
  'web/markets/settings/info.tsx: Contact',
  'web/messages/message-list.tsx: MessageList',
  'web/payments/cart-card.tsx: CartCard',
  'web/payments/payment-request.tsx: Pay',
  'web/payments/withdraw/statement-form.tsx: StatementForm',
  'web/products/labels/paper.tsx: Paper',
  'web/products/paste/paste-dialog.tsx: PasteDialog',
  'web/products/sheets.tsx: Sheets',
  'web/products/typing/grid-row.tsx: GridRow',
  'web/products/typing/grid.tsx: Grid',
  'web/products/typing/many-alike.tsx: ManyAlike',
  'web/products/typing/one-by-one.tsx: Typed',
  'web/sales/plot.tsx: Bars',
  'web/shelves/new-shelves.tsx: NewShelves',
  'web/shelves/period-form.tsx: PeriodForm',
  'web/shelves/period-page.tsx: PeriodPage',
  'web/shelves/price-grids.tsx: PriceGrids',
  'web/shelves/price-preview.tsx: PricePreview',
  'web/shelves/staff-service.tsx: StaffServiceCard',
  'web/shelves/type-cards.tsx: TypeCards',
]
