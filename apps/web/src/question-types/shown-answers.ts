// Each type that shows its answers in a way of its own: for screens of educators, which load no fields of students.
import './matching/shown.tsx'
import './strip-markdown.ts'
