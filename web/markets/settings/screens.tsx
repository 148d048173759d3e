import type { ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { later } from '../../kit/later.tsx'
import { MarketPictures } from '../market-pictures.tsx'
import { BankSection } from './bank.tsx'
import { BookingSection } from './booking.tsx'
import { SettingsFrame } from './frame.tsx'
import { GoodsSection } from './goods.tsx'
import { HoursSection } from './hours.tsx'
import { SettingsOverview } from './overview.tsx'
import type { Section } from './sections.tsx'
import { TechnicalSection } from './technical.tsx'
import { TermsSection } from './terms.tsx'

// These have calendars or suggestions: the other sections load without them.
const ClosingDaysSection = later([], async () => (await import('./closing-days.tsx')).ClosingDaysSection)
const InfoSection = later([], async () => (await import('./info.tsx')).InfoSection)
const MessageSection = later(['list'], async () => (await import('./message.tsx')).MessageSection)

interface SettingsScreensProps {
  /** Sections of other domains, at the end of the list. */
  more: readonly Section[]
  /** Their routes. */
  children: ReactNode
}

/** The settings of the market by their addresses. */
export const SettingsScreens = ({ more, children }: SettingsScreensProps) => (
  <Routes>
    <Route element={<SettingsFrame more={more} />}>
      <Route index element={<SettingsOverview />} />
      <Route path="pictures" element={<MarketPictures />} />
      <Route path="bank" element={<BankSection />} />
      <Route path="booking" element={<BookingSection />} />
      <Route path="closing-days" element={<ClosingDaysSection />} />
      <Route path="goods" element={<GoodsSection />} />
      <Route path="hours" element={<HoursSection />} />
      <Route path="info" element={<InfoSection />} />
      <Route path="message" element={<MessageSection />} />
      <Route path="technical" element={<TechnicalSection />} />
      <Route path="terms" element={<TermsSection />} />
      {children}
      <Route path="*" element={<Navigate to="/settings" replace />} />
    </Route>
  </Routes>
)
