/** A style sheet that comes with the code that imports it; Vite makes a file of it. */
declare module '*.css'
